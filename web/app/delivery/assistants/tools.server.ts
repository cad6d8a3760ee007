import type { Tool } from './tool.ts';
import { compareHomes } from './tools/compare-homes.server.ts';
import { findHomes } from './tools/find-homes.server.ts';
import { homeCosts } from './tools/home-costs.server.ts';
import { openHouses } from './tools/open-houses.server.ts';
import { readHome } from './tools/read-home.server.ts';
import { prepareQuestion, prepareVisit, visitTimes } from './tools/visits.server.ts';

export const tools: readonly Tool[] = [
  findHomes,
  readHome,
  compareHomes,
  homeCosts,
  openHouses,
  visitTimes,
  prepareVisit,
  prepareQuestion,
];
