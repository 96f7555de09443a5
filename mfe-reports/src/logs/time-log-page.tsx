import { timeLog } from './log-kinds';
import { LogPage } from './log-page';

export default function TimeLogPage() {
  return <LogPage kind={timeLog} />;
}
