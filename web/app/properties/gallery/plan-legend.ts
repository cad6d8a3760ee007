type PlanRoom = { number: string; name: string; surface: string };

/** The rooms of a plan by the numbers drawn in them. A plan of one floor does not name it. */
export type PlanLegend = { note: string; floors: readonly { name: string; rooms: readonly PlanRoom[] }[] };

const sentenceEnd = /\. (?=\p{Lu})/u;
const headEnd = /\s?: /;
const numberedRoom = /^(\d+) (.+?) ([\d.,]+\s?m²)$/;

function readRoom(item: string): PlanRoom | undefined {
  const [, number, name, surface] = numberedRoom.exec(item) ?? [];
  return number && name && surface ? { number, name, surface } : undefined;
}

/**
 * Reads the description of a plan, such as “Plan in metres. First floor: 7 bedroom 17 m², 8 hall 5.8 m²”. Undefined
 * where it tells no rooms or tells them in another way: then it is shown as it is.
 */
export function readPlanLegend(description: string): PlanLegend | undefined {
  const notes: string[] = [];
  const floors: PlanLegend['floors'][number][] = [];
  for (const sentence of description.split(sentenceEnd)) {
    const [head = '', list] = sentence.split(headEnd, 2);
    const items = list?.replace(/\.$/, '').split(', ') ?? [];
    const rooms = items.flatMap((item) => readRoom(item) ?? []);
    if (rooms.length < items.length) return undefined;
    if (rooms.length === 0) notes.push(head);
    else floors.push({ name: head, rooms });
  }
  const [only] = floors;
  if (!only || floors.flatMap(({ rooms }) => rooms).length < 2) return undefined;
  if (floors.length > 1 || notes.length > 0) return { note: notes.join('. '), floors };
  return { note: only.name, floors: [{ ...only, name: '' }] };
}
