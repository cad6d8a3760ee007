/** Why a translation service did not translate. */
export type MachineTranslationProblem = 'key' | 'quota' | 'busy' | 'slow' | 'failed';

export type MachineTranslation = {
  /** False for a site without a translation service. */
  isSetUp: boolean;
  /** In the order sent. */
  texts?: readonly string[];
  problem?: MachineTranslationProblem;
};

/** Limits per request. */
export const mostMachineTexts = 50;
export const mostMachineCharacters = 10_000;
