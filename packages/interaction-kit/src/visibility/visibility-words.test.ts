import { anInteraction } from '../kind/testing/builders';
import { type Sharing, sharingWords, visibilityWords } from './visibility-words';

const names = {
  coach: 'Ada Park',
  coachees: ['Daniel Reyes'],
  otherCoachees: [] as string[],
  program: 'Mathematics',
  organization: 'Cedar',
};
const program_embed = { program_uid: 'maths', program_name: 'Mathematics', organization_uid: 'cedar' };
const inProgram = anInteraction({ program_embed });
const inOrganization = anInteraction();
const standalone = anInteraction({ organization_uid: null });

const asCoach = { viewer: 'coach', sharing: 'shared', isBeingWritten: true } as const;

describe('a coach sees who reads along', () => {
  it.each([
    [
      'in a program',
      inProgram,
      'Daniel Reyes, those who administer Mathematics and Cedar, and the Sidelight support team can read this as ' +
        'you write. Coach notes are not shown to Daniel Reyes.',
      'Daniel Reyes and administrators can read this',
    ],
    [
      'in an organisation',
      inOrganization,
      'Daniel Reyes, those who administer Cedar, and the Sidelight support team can read this as you write. ' +
        'Coach notes are not shown to Daniel Reyes.',
      'Daniel Reyes and administrators can read this',
    ],
    [
      'on their own',
      standalone,
      'Daniel Reyes and the Sidelight support team can read this as you write. Coach notes are not shown to Daniel ' +
        'Reyes.',
      'Daniel Reyes and support can read this',
    ],
  ])('%s', (_, interaction, full, brief) => {
    expect(visibilityWords(interaction, names, asCoach)).toEqual({ full, brief });
  });

  it('of several coachees, too', () => {
    const several = {
      ...names,
      coachees: ['Grace Kim', 'Daniel Reyes'],
      otherCoachees: ['Grace Kim', 'Daniel Reyes'],
    };
    expect(visibilityWords(standalone, several, asCoach).full).toBe(
      'Grace Kim, Daniel Reyes, and the Sidelight support team can read this as you write. Coach notes are not shown ' +
        'to Grace Kim and Daniel Reyes.',
    );
  });

  it('and who still reads it once it is finished', () => {
    const words = visibilityWords(standalone, names, { ...asCoach, isBeingWritten: false });
    expect(words.full).toMatch(/^Daniel Reyes and the Sidelight support team can read this\. /);
  });
});

describe('until the server has it as shared', () => {
  it.each<[Sharing, string]>([
    ['private', 'Only you can read this until you share or finish it.'],
    ['waiting', 'Will be shared once you are online. Until then, only you can read this.'],
    ['under way', 'Sharing…'],
    ['refused', 'Not shared yet. Only you can read this.'],
  ])('%s: %s', (sharing, full) => {
    expect(visibilityWords(inProgram, names, { ...asCoach, sharing }).full).toBe(full);
  });
});

describe('a reader sees who else reads it', () => {
  it('as the coachee, without a word about notes', () => {
    expect(visibilityWords(inOrganization, names, { ...asCoach, viewer: 'coachee' })).toEqual({
      full: 'You, Ada Park, those who administer Cedar, and the Sidelight support team can read this.',
      brief: 'You, Ada Park, and administrators can read this',
    });
  });

  it('as one of several coachees, each other of whom is named', () => {
    const several = { ...names, coachees: ['Grace Kim', 'Daniel Reyes'], otherCoachees: ['Grace Kim'] };
    expect(visibilityWords(inOrganization, several, { ...asCoach, viewer: 'coachee' })).toEqual({
      full: 'You, Ada Park, Grace Kim, those who administer Cedar, and the Sidelight support team can read this.',
      brief: 'You, Ada Park, Grace Kim, and administrators can read this',
    });
  });

  it('as somebody who administers the place', () => {
    expect(visibilityWords(inOrganization, names, { ...asCoach, viewer: 'reader' }).full).toBe(
      'Ada Park, Daniel Reyes, those who administer Cedar, and the Sidelight support team can read this. ' +
        'Coach notes are not shown to Daniel Reyes.',
    );
  });
});

it('explains before sharing what it will mean', () => {
  expect(sharingWords(anInteraction({ visibility: 'private', organization_uid: null }), names)).toBe(
    'Daniel Reyes and the Sidelight support team will be able to read what you have written and what follows. ' +
      'Coach notes are not shown to Daniel Reyes. This cannot be taken back.',
  );
});

it('has words for places whose names are not known', () => {
  const unnamed = { ...names, program: null, organization: null };
  expect(visibilityWords(inProgram, unnamed, asCoach).full).toContain(
    'those who administer its program and its organization',
  );
});

it('does not mention coach notes where there are none', () => {
  const words = visibilityWords(inOrganization, names, { ...asCoach, hasCoachNotes: false });
  expect(words.full).not.toContain('notes');
  expect(sharingWords(inOrganization, names, false)).not.toContain('notes');
});

describe('where administrators see counts alone', () => {
  const counted = { ...names, countsOnly: true };
  it('the coach is told who reads it and who counts it', () => {
    expect(visibilityWords(inProgram, counted, asCoach)).toEqual({
      full:
        'Daniel Reyes and the Sidelight support team can read this as you write. Those who administer Mathematics ' +
        'and Cedar see counts and minutes, and not what is written. Coach notes are not shown to Daniel Reyes.',
      brief: 'Daniel Reyes and support can read this',
    });
  });
  it('the coachee is told the same', () => {
    expect(visibilityWords(inOrganization, counted, { ...asCoach, viewer: 'coachee' }).full).toBe(
      'You, Ada Park, and the Sidelight support team can read this. Those who administer Cedar see counts and ' +
        'minutes, and not what is written.',
    );
  });
  it('of what has no place nothing is said of counts', () => {
    expect(visibilityWords(standalone, counted, asCoach).full).not.toContain('counts');
  });
});
