export { type Move, withMoves } from './moves';
export { useMoves } from './use-moves';
