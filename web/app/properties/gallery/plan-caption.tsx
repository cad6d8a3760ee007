import { readPlanLegend } from './plan-legend.ts';

/** Tells the rooms of a plan floor by floor, or what else is written about it. Inherits its colours. */
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
