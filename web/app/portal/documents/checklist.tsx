import type { DocumentsData } from './load-documents.server.ts';

export function Checklist({ documents }: Pick<DocumentsData['homes'][number], 'documents'>) {
  return (
    <ul className="checklist">
      {documents.map(({ kind, name, tone, state }) => (
        <li key={kind} data-state={tone}>
          <span className="checklist-name">{name}</span>
          <span className="checklist-state">{state}</span>
        </li>
      ))}
    </ul>
  );
}
