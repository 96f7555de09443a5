import { useOfferedRows } from './use-offered-rows';

/** Asks for the rows that lines can be tagged with, and keeps them; shows nothing. */
export default function OfferedRows() {
  useOfferedRows();
  return null;
}
