import type { ProjectPageData } from './load-project-page.server.ts';

export function ProjectProgress({ progress: { title, milestones } }: Pick<ProjectPageData, 'progress'>) {
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="progress">
      <h2 id="progress" className="heading-2 mb-5">
        {title}
      </h2>
      <ol className="milestones">
        {milestones.map(({ label, month, isDone, state }) => (
          <li key={label} className={isDone ? 'milestone milestone-done' : 'milestone'}>
            <span className="milestone-label">{label}</span>
            <span className="text-muted">
              {month}
              <span className="sr-only"> ({state})</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
