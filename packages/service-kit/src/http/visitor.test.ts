import { readVisitor, type Visitor, writeVisitor } from './visitor';

it.each<Visitor>([
  { id: 'a', is_new: true, network: '203.0.113.7', device: null },
  { id: 'a-_9', is_new: false, network: '2001:db8:1:2::/64', device: 'hers' },
  { id: '', is_new: true, network: '', device: null },
  { id: 'a&new=1', is_new: false, network: 'a=b', device: 'x&id=y' },
])('a visitor is read as written: %j', (visitor) => {
  expect(readVisitor(writeVisitor(visitor))).toEqual(visitor);
});

it('without the header it is a client without cookies, like any other such client', () => {
  expect(readVisitor('')).toEqual({ id: '', is_new: true, network: '', device: null });
});
