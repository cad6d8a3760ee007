import { definePlugin } from 'sanity';
import { WithBin } from './with-bin.tsx';

export const bin = definePlugin({ name: 'bin', studio: { components: { layout: WithBin } } });
