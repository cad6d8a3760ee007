import { Card, Flex, Stack, Text } from '@sanity/ui';
import { languageTitle } from 'schemas/languages.ts';
import { countGaps, type OpenGap } from './report/translation-report.ts';
import { say } from '../locale/say.ts';

type LanguageSummaryProps = {
  language: string;
  isEnabled: boolean;
  isChosen: boolean;
  gaps: readonly OpenGap[];
  onChoose: () => void;
};

function sentence({ missing, older, machine, copy }: ReturnType<typeof countGaps>): string {
  if (missing + older + machine + copy === 0) return say('Complete');
  return [
    missing > 0 && say('{1} missing', missing),
    copy > 0 && say('{1} copied', copy),
    older > 0 && say('{1} outdated', older),
    machine > 0 && say('{1} by machine', machine),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function LanguageSummary({ language, isEnabled, isChosen, gaps, onChoose }: LanguageSummaryProps) {
  const count = countGaps(gaps);
  return (
    <Card border radius={3} flex={1} overflow="hidden">
      <Card
        as="button"
        type="button"
        padding={4}
        pressed={isChosen}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <Stack gap={3}>
          <Flex gap={2} align="baseline">
            <Text size={2} weight="semibold">
              {languageTitle(language)}
            </Text>
            {!isEnabled && (
              <Text size={1} muted>
                {say('not on the site yet')}
              </Text>
            )}
          </Flex>
          <Text size={1} muted>
            {sentence(count)}
          </Text>
        </Stack>
      </Card>
    </Card>
  );
}
