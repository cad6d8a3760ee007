import type { ListedProperty } from '../../property/listed-property.ts';
import type { Tally } from '../list-filter.ts';

export function tallyByKeys(keysOf: (property: ListedProperty) => readonly string[]): Tally {
  const counts = new Map<string, number>();
  return {
    add: (property, count) => {
      for (const key of keysOf(property)) counts.set(key, (counts.get(key) ?? 0) + count);
    },
    counts: () => counts,
  };
}

/** Takes thresholds from easiest to hardest, so that a property needs few looks, however many there are. */
export function tallyByThresholds<Threshold>(
  thresholds: readonly Threshold[],
  keyOf: (threshold: Threshold) => string,
  reaches: (property: ListedProperty, threshold: Threshold) => boolean,
): Tally {
  const reached = thresholds.map(() => 0);
  return {
    add: (property, count) => {
      let [low, high] = [0, thresholds.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        const threshold = thresholds[middle];
        if (threshold !== undefined && reaches(property, threshold)) low = middle + 1;
        else high = middle;
      }
      if (low > 0) reached[low - 1] = (reached[low - 1] ?? 0) + count;
    },
    counts: () => {
      let total = 0;
      const counts = thresholds.map((threshold, index) => [keyOf(threshold), reached[index] ?? 0] as const);
      return new Map(counts.reverse().map(([key, count]) => [key, (total += count)]));
    },
  };
}
