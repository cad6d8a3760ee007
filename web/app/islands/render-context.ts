import { createContext } from 'react';
import type { IslandContext } from './client-data/client-data.ts';

export const RenderContext = createContext<IslandContext | undefined>(undefined);
