// Dungeoneers › Movement: how a move is named without a tile

export const WAYS = ['engage', 'withdraw', 'across', 'behind'] as const;
