import type { Observation } from '@coaching/contracts';
import { type NoteField, noteNames } from '@coaching/interaction-kit/notes';
import { PrintedInteraction } from '@coaching/interaction-kit/print';
import { RichTextView, usePrinting } from '@coaching/ui-kit';
import { observationKind } from '../../observation/observation-kind';
import { shownLanes } from '../items/speaker';
import { shownItems } from '../script/shown-items';
import './printable-timeline.css';
import type { ReactNode } from 'react';

interface PrintableTimelineProps {
  observation: Observation;
  notes: readonly NoteField[];
  /** What follows the script. */
  children?: ReactNode;
}

/** The script on paper: two columns, times between them, no chrome. */
export function PrintableTimeline(props: PrintableTimelineProps) {
  return usePrinting() ? <Paper {...props} /> : null;
}

function Paper({ observation, notes, children }: PrintableTimelineProps) {
  const lanes = shownLanes(observation);
  return (
    <PrintedInteraction kind={observationKind} interaction={observation}>
      {observation.additional_information && <RichTextView html={observation.additional_information} />}
      <table className="printed-script">
        <thead>
          <tr>
            <th>{lanes.teacher}</th>
            <th>Time</th>
            <th>{lanes.student}</th>
          </tr>
        </thead>
        <tbody>
          {shownItems(observation.items, notes).map((item) => {
            const words = (
              <>
                <RichTextView html={item.data} />
                {notes.map(
                  (field) =>
                    item[field] && (
                      <div key={field} className="printed-note">
                        <strong>{noteNames[field]}:</strong> <RichTextView html={item[field]} />
                      </div>
                    ),
                )}
                {notes.includes('notes') && item.tags?.length > 0 && (
                  <div className="printed-note">
                    <strong>Tags:</strong> {item.tags.map(({ row_name }) => row_name).join(', ')}
                  </div>
                )}
              </>
            );
            return (
              <tr key={item.uid}>
                <td>{item.ob_type === 'teacher' && words}</td>
                <td className="printed-time">{item.time}</td>
                <td>{item.ob_type === 'student' && words}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {children}
    </PrintedInteraction>
  );
}
