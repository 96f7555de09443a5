import { safeRedirect } from './safe-redirect';

describe('own pages', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/interactions?page=1', '/interactions?page=1'],
    ['/observation/2f#item-3', '/observation/2f#item-3'],
    ['/config?client_uid=a%2Fb', '/config?client_uid=a%2Fb'],
    ['/payment?redirect_to=https://elsewhere.example', '/payment?redirect_to=https://elsewhere.example'],
    ['/a/../dashboard', '/dashboard'],
    ['/login_help', '/login_help'],
  ])('%s leads to %s', (given, expected) => {
    expect(safeRedirect(given)).toBe(expected);
  });
});

describe('everything else', () => {
  it.each([
    [null],
    [undefined],
    [''],
    ['dashboard'],
    ['https://elsewhere.example/'],
    ['HTTPS://elsewhere.example'],
    ['//elsewhere.example'],
    ['///elsewhere.example'],
    ['/\\elsewhere.example'],
    ['\\\\elsewhere.example'],
    ['/\t/elsewhere.example'],
    ['/\n/elsewhere.example'],
    ['\t//elsewhere.example'],
    [' //elsewhere.example'],
    ['/..//elsewhere.example'],
    ['/./%2e//elsewhere.example/%2e%2e'],
    ['/.//elsewhere.example'],
    ['javascript:alert(1)'],
    ['data:text/html,hello'],
    ['@elsewhere.example'],
    [':443'],
    ['/\u0000'],
    ['/'],
    ['/login'],
    ['/login?redirect_to=/login'],
    ['/logout'],
    ['/x/../logout'],
  ])('%j leads nowhere', (given) => {
    expect(safeRedirect(given)).toBeNull();
  });
});
