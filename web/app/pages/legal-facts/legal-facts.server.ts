import { lawWords } from 'schemas/law-words.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { safeLink } from '../../content/cms/safe-link.ts';
import { languageTag } from '../../content/i18n/language.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { lawRules } from '../../properties/law/law.ts';
import {
  type LawFact,
  type LawGoal,
  type LawRegion,
  lawRegions,
  type LawRule,
} from '../../properties/law/law-rule.ts';
import { formatDay } from '../../properties/text/day.ts';
import { factWords, regionWords } from './legal-fact-words.server.ts';

const goals = ['sale', 'rent'] as const satisfies readonly LawGoal[];

const factIds = Object.keys(factWords) as LawFact[];

const anchorOf = (fact: LawFact) => `fact-${fact}`;

type Words = { t: Translate; language: LanguageId };

/** All that the law's table asks for on an ISO day, by region and by fact. */
export function legalFactsOn(today: string, words: Words) {
  const { t } = words;
  const rules = lawRules.filter(({ from, until = today }) => from <= today && until >= today);
  return {
    words: { byRegion: t('law.byRegion'), meanings: t('law.meanings'), notice: t('law.notice') },
    regions: lawRegions.map((region) => ({
      name: t(regionWords[region]),
      goals: goals.flatMap((goal) => {
        const facts = factsOf(rules, { region, goal });
        const links = facts.map((fact) => ({ href: `#${anchorOf(fact)}`, label: t(factWords[fact].label) }));
        return facts.length > 0 ? [{ title: t(`law.${goal}`), facts: links }] : [];
      }),
    })),
    facts: factIds.flatMap((fact) => {
      const asked = rules.filter((rule) => rule.fact === fact);
      const { label, meaning } = factWords[fact];
      const told = { id: anchorOf(fact), label: t(label), meaning: t(meaning) };
      return asked.length > 0 ? [{ ...told, demands: demandsOf(asked, words) }] : [];
    }),
  };
}

function factsOf(rules: readonly LawRule[], { region, goal }: { region: LawRegion; goal: LawGoal }) {
  const asked = rules.filter((rule) => rule.regions.includes(region) && rule.goals.includes(goal));
  return factIds.filter((fact) => asked.some((rule) => rule.fact === fact));
}

/** One for each source, with all places and goals that it speaks of. */
function demandsOf(rules: readonly LawRule[], { t, language }: Words) {
  const list = (all: readonly string[]) => new Intl.ListFormat(languageTag(language)).format(all);
  const bySource = Map.groupBy(rules, ({ source }) => source.url);
  return [...bySource.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { source } = first;
    const places = lawRegions.filter((region) => group.some(({ regions }) => regions.includes(region)));
    const asked = goals.filter((goal) => group.some((rule) => rule.goals.includes(goal)));
    const [from = first.from] = group.map((rule) => rule.from).toSorted();
    const mark = '{source}';
    const checkedOn = formatDay(source.checkedOn, language);
    const [before = '', after = ''] = t('law.source', { source: mark, date: checkedOn }).split(mark);
    return [
      {
        asked: t('law.asked', {
          places: list(places.map((region) => t(regionWords[region]))),
          goals: list(asked.map((goal) => t(`law.${goal}`))),
          date: formatDay(from, language),
        }),
        doubt: group.every(({ id }) => lawWords[id].certainty === 'uncertain')
          ? t('law.uncertain')
          : undefined,
        source: { before, title: source.title, after, href: safeLink(source.url) },
      },
    ];
  });
}
