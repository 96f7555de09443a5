import { formatMoment, type Observation } from '@coaching/contracts';
import { PrintLayout, RichTextView, usePrinting } from '@coaching/ui-kit';
import { durationText } from '../../observation/duration-text';
import { titleOf } from '../../observation/observation-title';
import type { NoteField } from '../items/item-note';
import './printable-timeline.css';
import type { ReactNode } from 'react';

const noteNames = { notes: 'Coach note', teacher_notes: 'Coachee note' };

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
  const { user_embed, client_embed, timestamp, duration, program_embed, left_name, right_name, visibility } =
    observation;
  const facts = [
    { label: 'Coach', value: user_embed.username },
    { label: 'Coachee', value: client_embed.username },
    { label: 'Date', value: timestamp ? formatMoment(new Date(timestamp)) : '' },
    { label: 'Duration', value: durationText(duration) },
    ...(program_embed ? [{ label: 'Program', value: program_embed.program_name }] : []),
    ...(visibility === 'private'
      ? [{ label: 'Private draft', value: `Only for ${user_embed.username}` }]
      : []),
  ];
  return (
    <PrintLayout title={titleOf(observation)} facts={facts}>
      {observation.additional_information && <RichTextView html={observation.additional_information} />}
      <table className="printed-script">
        <thead>
          <tr>
            <th>{left_name}</th>
            <th>Time</th>
            <th>{right_name}</th>
          </tr>
        </thead>
        <tbody>
          {observation.items.map((item) => {
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
    </PrintLayout>
  );
}
