import { createContext } from 'react';
import type { IslandContext } from './client-data.ts';

export const RenderContext = createContext<IslandContext | undefined>(undefined);
