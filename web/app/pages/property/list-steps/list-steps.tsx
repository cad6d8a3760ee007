import { useText } from '../../../i18n/text.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Step } from './list-position.ts';
import { type ListedIn, useListPosition } from './use-list-position.ts';

type ListStepsProps = Omit<ListedIn, 'list'> & { list: { href: string; title: string } };

/** Leads back to the list, and to the neighbours in it for a visitor who came from there. */
export function ListSteps(listed: ListStepsProps) {
  const t = useText();
  const { list } = listed;
  const { back, position, previous, next } = useListPosition(listed) ?? {
    back: { href: list.href, label: list.title },
  };
  return (
    <nav aria-label={t('list.steps')} className="list-steps">
      <a href={back.href} className="list-steps-back">
        <Icon name="arrowLeft" />
        {back.label}
      </a>
      {position && (
        <div className="list-steps-row">
          <StepLink step={previous} icon="arrowLeft" />
          <span>{position}</span>
          <StepLink step={next} icon="arrowRight" />
        </div>
      )}
    </nav>
  );
}

type StepLinkProps = {
  step: Step | undefined;
  icon: 'arrowLeft' | 'arrowRight';
};

/** An empty place at the ends of a list keeps the other step where it was. */
function StepLink({ step, icon }: StepLinkProps) {
  if (!step) return <span className="list-step" />;
  return (
    <a href={step.href} aria-label={step.label} className="list-step">
      <Icon name={icon} />
    </a>
  );
}
