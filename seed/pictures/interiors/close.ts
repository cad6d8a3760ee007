import type { Pen } from '../base/pen.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';
import type { Decor } from '../home/decor.ts';
import type { EmptyRoom } from '../rooms/set-room.ts';
import type { Hints } from '../words.ts';

/** A wall seen from close by, and the stage before it. */
export type Close = EmptyRoom & { stage: Stage; pen: Pen; decor: Decor; random: Random; hints: Hints };
