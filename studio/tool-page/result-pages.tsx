import { Button, Flex, Text } from '@sanity/ui';
import { say } from '../locale/say.ts';

type ResultPagesProps = {
  /** The total in words. */
  count: string;
  page: number;
  pages: number;
  words: { before: string; after: string };
  onPage: (page: number) => void;
};

export function ResultPages({ count, page, pages, words, onPage }: ResultPagesProps) {
  const go = (text: string, to: number) => (
    <Button
      text={text}
      mode="ghost"
      fontSize={1}
      padding={2}
      disabled={to < 1 || to > pages}
      onClick={() => onPage(to)}
    />
  );
  return (
    <Flex as="nav" aria-label={say('Pages')} gap={3} align="center">
      <Text size={1} muted>
        {count}
        {pages > 1 && ` · ${say('page {1} of {2}', page, pages)}`}
      </Text>
      {pages > 1 && go(words.before, page - 1)}
      {pages > 1 && go(words.after, page + 1)}
    </Flex>
  );
}
