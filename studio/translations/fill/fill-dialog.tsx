import { Button, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { CopyIcon } from '@sanity/icons/Copy';
import { SparklesIcon } from '@sanity/icons/Sparkles';
import { useState } from 'react';
import { defaultLanguage, type LanguageId, languageTitle } from 'schemas/languages.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { recordsWithMark } from 'schemas/publication/translation-records.ts';
import { useDocumentOperation } from 'sanity';
import { useLoaded } from '../../staff-api/use-loaded.ts';
import { useStaffApi } from '../../staff-api/use-staff-api.ts';
import { say, sayCount } from '../../locale/say.ts';
import { useAttempt } from '../../tool-page/use-attempt.ts';
import { hasWords } from '../machine/markup.ts';
import { hasMachineTranslation, translateFillings } from '../machine/translate-fillings.ts';
import { fillPatches, sourcesFor } from './fill-languages.ts';

type ChoiceProps = { text: string; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Choice({ text, isChosen, onChoose }: ChoiceProps) {
  return (
    <Flex as="label" gap={2} align="center">
      <Checkbox checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
      <Text size={1}>{text}</Text>
    </Flex>
  );
}

type FillDialogProps = {
  id: string;
  document: StoredDocument;
  /** Languages of the site besides the default one. */
  languages: readonly LanguageId[];
  onClose: () => void;
};

export function FillDialog({ id, document, languages, onClose }: FillDialogProps) {
  const [chosen, setChosen] = useState<readonly LanguageId[]>(languages);
  const [replaces, setReplaces] = useState(false);
  const { patch } = useDocumentOperation(id, document._type);
  const { push } = useToast();
  const attempt = useAttempt();
  const api = useStaffApi();
  const { result: hasMachine } = useLoaded([], () => hasMachineTranslation(api));
  const [isBusy, setIsBusy] = useState(false);
  const empty = sourcesFor(document, { languages: chosen, replaces: false });
  const all = sourcesFor(document, { languages: chosen, replaces: true });
  const written = all.length - empty.length;
  const fillings = replaces ? all : empty;
  const source = languageTitle(defaultLanguage);
  const copy = () => {
    const worded = fillings.filter(({ value }) => hasWords(value));
    const translationRecords = recordsWithMark(document, 'isCopy', worded);
    patch.execute([...fillPatches(fillings), { set: { translationRecords } }]);
    push({
      status: 'success',
      title: sayCount(fillings.length, '{1} text copied', '{1} texts copied'),
      description: say('Each counts as untranslated until you change or approve it.'),
    });
    onClose();
  };
  const translate = async () => {
    setIsBusy(true);
    await attempt(async () => {
      const translated = await translateFillings(api, fillings);
      const translationRecords = recordsWithMark(document, 'isMachine', translated);
      patch.execute([...fillPatches(translated), { set: { translationRecords } }]);
      onClose();
      const { length } = translated;
      return {
        title: sayCount(length, '{1} text translated by machine', '{1} texts translated by machine'),
        description: say('Read them and approve them, in their fields or in Translations.'),
      };
    }, say('Nothing was translated'));
    setIsBusy(false);
  };
  return (
    <Stack gap={5}>
      <Text size={1}>
        {say(
          'Takes over what is written in {1}, so that you translate it in its place. Addresses stay as they are.',
          source,
        )}
      </Text>
      <Flex gap={4} wrap="wrap" role="group" aria-label={say('Language')}>
        {languages.map((language) => (
          <Choice
            key={language}
            text={languageTitle(language)}
            isChosen={chosen.includes(language)}
            onChoose={(isChosen) =>
              setChosen(languages.filter((each) => (each === language ? isChosen : chosen.includes(each))))
            }
          />
        ))}
      </Flex>
      {written > 0 && (
        <Choice
          text={sayCount(
            written,
            'Also replace {1} text that is written already',
            'Also replace {1} texts that are written already',
          )}
          isChosen={replaces}
          onChoose={setReplaces}
        />
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        {hasMachine && (
          <Button
            icon={SparklesIcon}
            text={sayCount(
              fillings.length,
              'Translate {1} text by machine',
              'Translate {1} texts by machine',
            )}
            mode="ghost"
            fontSize={1}
            loading={isBusy}
            disabled={fillings.length === 0 || isBusy}
            onClick={() => void translate()}
          />
        )}
        <Button
          icon={CopyIcon}
          text={sayCount(fillings.length, 'Copy {1} text', 'Copy {1} texts')}
          tone={replaces ? 'caution' : 'default'}
          fontSize={1}
          disabled={fillings.length === 0 || isBusy}
          onClick={copy}
        />
      </Flex>
    </Stack>
  );
}
