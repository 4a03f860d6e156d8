### O registro, a crônica e os arquivos de /log export; o que foi desfeito; e avisos de turnos e perguntas.

## O registro e a crônica

record-page = Página { $page } de { $pages }
record-rounds = { $first } a { $last }
record-begun = desde { $begun }
record-days = { $begun } a { $ended }
record-headline = { $ruleset }, { $days } (UTC).
record-undone-by-gm = Ações desfeitas pelo mestre: { $count }.
record-dice = Os dados
record-hash = O hash do registro até agora: `{ $hash }`.
record-sealed = Os dados a partir da rolagem { $from } estão lacrados com o SHA-256 `{ $commitment }`.
record-secret = A semente ainda é secreta.
record-shown = A semente: `{ $seed }`.

## O que acompanha um arquivo

record-file-chronicle = Aqui está a história até agora, com todas as contas, em um arquivo de texto.
record-file-page = Aqui está a história como página web, com gráficos, todas as contas e um botão que confere cada dado. Salve o arquivo e abra. Funciona sem internet e não carrega nada de fora.
record-file-page-so-far = Aqui está a história até agora como página web, com gráficos e todas as contas. Quando o encontro acabar, exporte de novo para conferir cada dado.
record-file-record = Aqui está o registro completo: cada ação, cada rolagem e todas as sementes mostradas até agora. Qualquer pessoa pode conferir com o `npm run verify -- ARQUIVO` do Fray. Compare o SHA-256 com o que foi mostrado no início do encontro.
record-file-sealed-record = Aqui está o registro completo até agora, só para você: contém as fichas das criaturas. A semente continua secreta até o encontro acabar. Depois disso, uma nova exportação também a contém.
record-actions =
    -# { $count ->
        [one] { $count } ação.
       *[other] { $count } ações.
    }

## Desfazer

undo-undone = Desfeito
undo-undone-by-the-gm = Desfeito pelo mestre
undo-redone = Refeito
undo-preview = Seria desfeito
undo-one = **{ $how }:** { $title }.
undo-several = **{ $how }:** { $count } ações, a última primeiro:
undo-before = … e { $count } anteriores.
undo-gone = { $name } está fora do combate.
undo-more = … e mais { $count }.
undo-nothing-yet = -# Nada foi desfeito ainda. Dados já rolados continuam rolados.
undo-phase-gathering = O combate não começou.
undo-phase-fighting = O combate continua.
undo-phase-aftermath = O combate está em pausa.
undo-phase-ended = O encontro acabou.

## Avisos

ping-turn =
    { $turns }: é a { $count ->
        [one] sua vez
       *[other] vez de vocês
    } em “{ $encounter }”.
ping-question = { $users }: você decide { POR($names) } em “{ $encounter }”.
