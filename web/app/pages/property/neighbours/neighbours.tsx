import { useText } from '../../../content/i18n/text.tsx';
import { ScriptIsland } from '../../../islands/script-island.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { enhanceNeighbours, type ListedIn } from './enhance-neighbours.ts';

const link = 'grid size-11 place-items-center rounded-[50%] text-ink hover:bg-surface';

type NeighboursProps = Omit<ListedIn, 'list'> & { list: { href: string; title: string } };

const line = 'flex min-h-11 flex-none items-center gap-x-5 text-sm max-md:flex-1 max-md:pt-2';

function BackLink({ list: { href, title } }: Pick<NeighboursProps, 'list'>) {
  return (
    <a
      href={href}
      className="inline-flex items-center gap-2 py-1 font-semibold decoration-transparent hover:decoration-current"
    >
      <Icon name="arrowLeft" />
      {title}
    </a>
  );
}

/**
 * Links back to the list and, for a visitor who came from there, to the neighbours in it. The script fills in the
 * second line and shows it instead of the first, so that nothing moves.
 */
export function Neighbours({ id, goal, list }: NeighboursProps) {
  const t = useText();
  const { href } = list;
  return (
    <ScriptIsland name="neighbours" attach={enhanceNeighbours} props={{ id, goal, list: { href } }}>
      <nav aria-label={t('list.steps')} className="contents">
        <div className={line}>
          <BackLink list={list} />
        </div>
        <div className={`${line} max-md:justify-between max-md:gap-2`} hidden>
          <BackLink list={list} />
          {/* An empty place at the ends of a list keeps the other link where it was. */}
          <div
            className="grid grid-cols-[2.75rem_auto_2.75rem] items-center gap-1 text-muted lining-nums tabular-nums max-md:-my-1 max-md:-me-3 max-md:gap-0"
            hidden
          >
            <a href={href} className={link} hidden>
              <Icon name="arrowLeft" />
            </a>
            <span className="col-start-2 max-md:hidden" dangerouslySetInnerHTML={{ __html: '' }} />
            <a href={href} className={`${link} col-start-3`} hidden>
              <Icon name="arrowRight" />
            </a>
          </div>
        </div>
      </nav>
    </ScriptIsland>
  );
}
