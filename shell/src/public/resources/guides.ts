/** Guides that can be read by anybody; the files lie in shell/public/guides (spec 1 section 2, Home page). */
export const guides = [
  {
    title: 'Building Partnerships',
    file: 'building-partnerships.pdf',
    text: 'Begin a coaching relationship that both can rely on.',
  },
  {
    title: 'Collaborative Coaching',
    file: 'collaborative-coaching.pdf',
    text: 'Think with a teacher instead of for them.',
  },
  {
    title: 'Lesson Planning',
    file: 'lesson-planning.pdf',
    text: 'Plan a lesson backwards, together, in half an hour.',
  },
  {
    title: 'Analyzing Data and Learning',
    file: 'analyzing-data-and-learning.pdf',
    text: 'Read student work for what to teach next.',
  },
  { title: 'Pre Observation', file: 'pre-observation.pdf', text: 'Agree on what to watch, and why.' },
  {
    title: 'Observation Scripting',
    file: 'observation-scripting.pdf',
    text: 'Write what happens, not what you think of it.',
  },
  {
    title: 'Observation Debrief',
    file: 'observation-debrief.pdf',
    text: 'Turn a script into one next step.',
  },
] as const;
