import { format } from 'oxfmt';
import config from '../../oxfmt.config.ts';

/** The text in the one format of the repository; the name tells the language. */
export async function formatted(file: string, text: string): Promise<string> {
  const { overrides: _, ignorePatterns: __, ...style } = config;
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
