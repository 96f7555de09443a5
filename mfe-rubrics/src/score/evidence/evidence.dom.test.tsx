import type { Observation } from '@coaching/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { open, people, scored } from '../testing/open-use';

describe('its coach', () => {
  it('reads tagged lines under their rows, and tags from the list of what is missing', async () => {
    const line = { time: '9:00:00 AM', data: '<p>Why?</p>' };
    const seen = { uid: 'o1', title: 'Visit', timestamp: '2026-03-02T09:00:00.000Z', tagged: 1 };
    const item = {
      ...line,
      timestamp: seen.timestamp,
      ob_type: 'teacher' as const,
      notes: null,
      teacher_notes: null,
    };
    const { tool_uid, title, additional_information, timestamp, end_timestamp, duration, timer } = scored;
    const observation: Observation = {
      ...{ title, additional_information, timestamp, end_timestamp, duration, timer, ...people },
      ...{ tool_uid, tool_config_entity: null, tool_config_entity_uid: null, tool_config_uid: null },
      ...{ left_name: '', right_name: '', program_embed: null, visibility: 'shared', shown: true },
      uid: 'o1',
      revision: 4,
      organization_uid: null,
      items: [{ ...item, uid: 'l2', tags: [] }],
    };
    const page = open({ ...scored, evidence: ['o1'] }, 'coach', {
      getEvidenceRows: { rows: { was: ['b'] } },
      getEvidence: {
        observations: [
          {
            ...seen,
            lines: [{ ...line, item_uid: 'l1', row_uids: ['was'] }],
            untagged: [{ item_uid: 'l2', time: '9:01:00 AM', data: '<p>Wait.</p>' }],
          },
        ],
      },
      getObservation: { observation },
      saveObservation: { observation },
    });
    const quotes = await screen.findByRole('list', { name: 'Evidence for Row b' });
    expect(within(quotes).getByRole('link').getAttribute('href')).toBe('/observation/o1?line=l1');
    await page.user.click(await screen.findByRole('button', { name: 'Finish' }));
    const dialog = await screen.findByRole('dialog', { name: '2 rows have no score, 1 line has no tag' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Go to the line without a tag' }));
    expect(document.activeElement).toBe(within(dialog).getByRole('region', { name: 'Lines without a tag' }));
    const choice = within(dialog).getByRole('combobox', { name: 'Rubric row for the line of 9:01:00 AM' });
    await page.user.selectOptions(choice, 'a');
    await page.user.click(within(dialog).getByRole('button', { name: 'Tag the line of 9:01:00 AM' }));
    await waitFor(() => expect(page.madeOf('saveObservation')).toHaveLength(1));
    expect(page.madeOf('saveObservation')[0]?.body.observation).toMatchObject({
      uid: 'o1',
      revision: 4,
      items: [{ uid: 'l2', tags: [{ rubric_uid: 'practices', row_uid: 'a', row_name: 'Row a' }] }],
    });
  });
});
