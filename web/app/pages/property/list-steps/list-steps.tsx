import { useText } from '../../../content/i18n/text.tsx';
import { ScriptIsland } from '../../../islands/script-island.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { attachListSteps, type ListedIn } from './attach-list-steps.ts';

type ListStepsProps = Omit<ListedIn, 'list'> & { list: { href: string; title: string } };

/** Leads back to the list, and to the neighbours in it for a visitor who came from there. */
export function ListSteps({ id, goal, list: { href, title } }: ListStepsProps) {
  const t = useText();
  return (
    <ScriptIsland name="listSteps" attach={attachListSteps} props={{ id, goal, list: { href } }}>
      <nav aria-label={t('list.steps')} className="list-steps">
        <a href={href} className="list-steps-back">
          <Icon name="arrowLeft" />
          {title}
        </a>
        {/* Filled in by the script. */}
        <div className="list-steps-row" hidden>
          <a href={href} className="list-step" hidden>
            <Icon name="arrowLeft" />
          </a>
          <span dangerouslySetInnerHTML={{ __html: '' }} />
          <a href={href} className="list-step" hidden>
            <Icon name="arrowRight" />
          </a>
        </div>
      </nav>
    </ScriptIsland>
  );
}
