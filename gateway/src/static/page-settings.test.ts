import { withSettings } from './page-settings';

const values = { 'api-base': '/api', 'intro-video': 'https://video.test/?a=1&b="2"' };

it.each([
  ['a value', '<meta content="{{api-base}}">', '<meta content="/api">'],
  [
    'a value that could be taken for markup',
    '<a href="{{intro-video}}">',
    '<a href="https://video.test/?a=1&#38;b=&#34;2&#34;">',
  ],
  ['nothing where nothing is set', '<meta content="{{support-site}}">', '<meta content="">'],
  ['a part whose setting is there', 'a{{if intro-video}} link{{end intro-video}} b', 'a link b'],
  [
    'not the part of one that is not',
    'a{{if demo-scheduling}}<a href="{{demo-scheduling}}">x</a>{{end demo-scheduling}} b',
    'a b',
  ],
  ['not what is no setting’s name', '{{ api-base }} {{UPPER}}', '{{ api-base }} {{UPPER}}'],
])('puts in %s', (_, page, expected) => {
  expect(withSettings(page, values)).toBe(expected);
});
