import { accent, amber, dark, gray, green, red } from './palette';

/** Colours by what they mean; every screen colour is one of these. Names become `--ui-…` variables. */
export interface SchemeTokens {
  /** Page background. */
  canvas: string;
  /** Header, menus, table heads: one quiet step from the canvas. */
  chrome: string;
  /** What floats: menus, dialogs, toasts, docked panels. */
  raised: string;
  hover: string;
  pressed: string;
  /** Hairlines that separate. */
  line: string;
  /** Edges of controls, 3:1 on canvas, chrome and raised. */
  'line-control': string;
  text: string;
  'text-quiet': string;
  'text-placeholder': string;
  accent: string;
  'accent-hover': string;
  'on-accent': string;
  /** Accent as text or icon on canvas, chrome, raised and accent-soft. */
  'accent-text': string;
  'accent-soft': string;
  danger: string;
  'danger-hover': string;
  'on-danger': string;
  'danger-text': string;
  'danger-soft': string;
  'warning-text': string;
  'warning-soft': string;
  'done-text': string;
  'done-soft': string;
  /** The two lanes of a timeline: blue and clay stay apart for colour-blind eyes. */
  teacher: string;
  'teacher-text': string;
  'teacher-soft': string;
  student: string;
  'student-text': string;
  'student-soft': string;
  /** Tints of notes under an item. */
  'coach-note-text': string;
  'coach-note-soft': string;
  'coachee-note-text': string;
  'coachee-note-soft': string;
  shadow: string;
  backdrop: string;
}

export const lightTokens: SchemeTokens = {
  canvas: '#ffffff',
  chrome: gray[0],
  raised: '#ffffff',
  hover: gray[1],
  pressed: gray[2],
  line: gray[3],
  'line-control': gray[5],
  text: gray[9],
  'text-quiet': gray[6],
  'text-placeholder': '#736e69',
  accent: accent[6],
  'accent-hover': accent[7],
  'on-accent': '#ffffff',
  'accent-text': accent[6],
  'accent-soft': accent[0],
  danger: red[6],
  'danger-hover': red[7],
  'on-danger': '#ffffff',
  'danger-text': red[6],
  'danger-soft': red[0],
  'warning-text': '#94570f',
  'warning-soft': amber[0],
  'done-text': green[6],
  'done-soft': green[0],
  teacher: '#4c6ebd',
  'teacher-text': '#345197',
  'teacher-soft': '#eef4ff',
  student: '#c46b39',
  'student-text': '#884627',
  'student-soft': '#fff2e9',
  'coach-note-text': accent[7],
  'coach-note-soft': accent[0],
  'coachee-note-text': '#7c4371',
  'coachee-note-soft': '#fbf1f8',
  shadow: '0 1px 2px rgb(33 29 26 / 6%), 0 8px 24px rgb(33 29 26 / 12%)',
  backdrop: 'rgb(33 29 26 / 40%)',
};

export const darkTokens: SchemeTokens = {
  canvas: dark[7],
  chrome: dark[8],
  raised: dark[6],
  hover: '#2a2825',
  pressed: dark[5],
  line: dark[5],
  'line-control': '#827d78',
  text: dark[0],
  'text-quiet': dark[2],
  'text-placeholder': dark[3],
  accent: accent[4],
  'accent-hover': accent[3],
  'on-accent': '#001517',
  'accent-text': accent[4],
  'accent-soft': '#162c2d',
  danger: red[4],
  'danger-hover': red[3],
  'on-danger': '#290b0a',
  'danger-text': red[4],
  'danger-soft': '#3a1f1d',
  'warning-text': amber[4],
  'warning-soft': '#33270f',
  'done-text': green[4],
  'done-soft': '#182c1d',
  teacher: '#7d9de3',
  'teacher-text': '#a5bdf2',
  'teacher-soft': '#1d263a',
  student: '#e5955d',
  'student-text': '#efbc93',
  'student-soft': '#34231a',
  'coach-note-text': accent[3],
  'coach-note-soft': '#162c2d',
  'coachee-note-text': '#e2b4d6',
  'coachee-note-soft': '#30212c',
  shadow: '0 0 0 1px rgb(255 255 255 / 4%), 0 12px 32px rgb(0 0 0 / 48%)',
  backdrop: 'rgb(0 0 0 / 60%)',
};
