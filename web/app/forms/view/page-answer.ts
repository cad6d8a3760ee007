import { createContext } from 'react';
import type { FormAnswer } from '../definition/form-content.ts';

/** What the page that is being shown answers to a form that was sent to it; undefined when none was. */
export const PageAnswer = createContext<FormAnswer | undefined>(undefined);
