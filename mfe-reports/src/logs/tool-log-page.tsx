import { toolLog } from './log-kinds';
import { LogPage } from './log-page';

export default function ToolLogPage() {
  return <LogPage kind={toolLog} />;
}
