import type { OwnDocument } from '../../builders/document.ts';
import { mechelen } from './mechelen.ts';
import { leuven } from './leuven.ts';

export const offices: OwnDocument[] = [mechelen, leuven];
