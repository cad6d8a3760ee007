type PlanRoom = { number: string; name: string; surface: string };

/** Rooms by their numbers in the drawing. A plan of one floor does not name it. */
type PlanLegend = { note: string; floors: readonly { name: string; rooms: readonly PlanRoom[] }[] };

const sentenceEnd = /\. (?=\p{Lu})/u;
const headEnd = /\s?: /;
const numberedRoom = /^(\d+) (.+?) ([\d.,]+\s?m²)$/;

function readRoom(item: string): PlanRoom | undefined {
  const [, number, name, surface] = numberedRoom.exec(item) ?? [];
  return number && name && surface ? { number, name, surface } : undefined;
}

/** Reads “Plan in metres. First floor: 7 bedroom 17 m², 8 hall 5.8 m²”; undefined for any other form. */
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

export function PlanCaption({ text }: { text: string }) {
  const legend = readPlanLegend(text);
  if (!legend) return <>{text}</>;
  return (
    <>
      <p className="opacity-80">{legend.note}</p>
      <div className="plan-legend mt-3 items-start gap-x-8 gap-y-5">
        {legend.floors.map(({ name, rooms }) => (
          <table key={name} className="w-full">
            {name && <caption className="pb-1 text-start font-semibold">{name}</caption>}
            <tbody>
              {rooms.map(({ number, name: room, surface }) => (
                <tr key={number} className="border-t border-current/20">
                  <td className="w-8 py-0.5 font-semibold tabular-nums lining-nums">{number}</td>
                  <th scope="row" className="py-0.5 text-start font-normal first-letter:uppercase">
                    {room}
                  </th>
                  <td className="py-0.5 text-end whitespace-nowrap tabular-nums lining-nums">{surface}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
