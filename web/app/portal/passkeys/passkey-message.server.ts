import { z } from 'zod';

/** Characters of a name. */
const longestName = 60;

const credential = { id: z.string(), rawId: z.string(), type: z.literal('public-key') };

/** Results of extensions, none of which is requested. */
const clientExtensionResults = z.object({}).default({});

/** The messages of the scripts of login page and account, which hold the result of a credential's `toJSON`. */
const passkeyMessage = z.discriminatedUnion('step', [
  z.object({ step: z.literal('login-options') }),
  z.object({
    step: z.literal('login'),
    next: z.string().optional(),
    credential: z.object({
      ...credential,
      clientExtensionResults,
      response: z.object({
        clientDataJSON: z.string(),
        authenticatorData: z.string(),
        signature: z.string(),
        userHandle: z.string().optional(),
      }),
    }),
  }),
  z.object({ step: z.literal('add-options') }),
  z.object({
    step: z.literal('add'),
    name: z.string().trim().max(longestName),
    credential: z.object({
      ...credential,
      clientExtensionResults,
      response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
    }),
  }),
]);

export type PasskeyMessage = z.infer<typeof passkeyMessage>;

export type MessageOf<Step extends PasskeyMessage['step']> = Extract<PasskeyMessage, { step: Step }>;

export function readPasskeyMessage(body: string): PasskeyMessage | undefined {
  try {
    return passkeyMessage.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
