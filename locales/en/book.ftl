core-book-names-ask = ask
