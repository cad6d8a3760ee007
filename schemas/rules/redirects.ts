import { redirectAddress } from './links.ts';
import { askContent, publicId, ruleSettings, type Asking } from './site-content.ts';

/** Validation of where a page sends its visitors. */
export async function allowedRedirect(value: unknown, context: Asking): Promise<true | string> {
  if (typeof value !== 'string' || value === '') return true;
  const { allowedRedirectHosts } = await ruleSettings(context);
  // Only the Studio knows the settings: elsewhere any https host may be among them.
  const hosts =
    context.environment === 'studio' || !URL.canParse(value) ? allowedRedirectHosts : [new URL(value).host];
  return redirectAddress(value, hosts);
}

/** Validation: only one document of this type has this value in this field. */
export function onlyOne(type: string, field: string, message: string) {
  return async (value: unknown, context: Asking): Promise<true | string> => {
    if (typeof value !== 'string' || value === '') return true;
    const ids = await askContent<string[]>(context, `*[_type == $type && ${field} == $value]._id`, {
      type,
      value,
    });
    const own = publicId(context.document?._id ?? '');
    return (ids ?? []).every((id) => publicId(id) === own) || message;
  };
}
