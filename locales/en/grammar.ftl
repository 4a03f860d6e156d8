grammar-and = and
grammar-or = or
grammar-mention = a former player
joined = { $count } more
