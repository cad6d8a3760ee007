import { redirectAddress } from './links.ts';
import { queryContent, publicId, ruleSettings, type RuleContext } from './site-content.ts';

export async function allowedRedirect(value: unknown, context: RuleContext): Promise<true | string> {
  if (typeof value !== 'string' || value === '') return true;
  const { allowedRedirectHosts } = await ruleSettings(context);
  // Only the Studio can read the settings; elsewhere any https host may be among them.
  const hosts =
    context.environment === 'studio' || !URL.canParse(value) ? allowedRedirectHosts : [new URL(value).host];
  return redirectAddress(value, hosts);
}

export function onlyOne(type: string, field: string, message: string) {
  return async (value: unknown, context: RuleContext): Promise<true | string> => {
    if (typeof value !== 'string' || value === '') return true;
    const ids = await queryContent<string[]>(context, `*[_type == $type && ${field} == $value]._id`, {
      type,
      value,
    });
    const own = publicId(context.document?._id ?? '');
    return (ids ?? []).every((id) => publicId(id) === own) || message;
  };
}
