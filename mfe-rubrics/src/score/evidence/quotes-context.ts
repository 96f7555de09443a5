import { createContext, useContext } from 'react';
import type { Quotes } from './quotes';

/** The lines that stand under rows; null where there are none to be read. */
export const QuotesContext = createContext<Quotes | null>(null);

export const useQuotes = () => useContext(QuotesContext);
