### /plan e Meu plano: o que o turno de um jogador faz sozinho.

plan-open = Meu plano
plan-title = Plano · { $name }
plan-as-planned = Seguindo o plano { DE($name) }
plan-no-longer-fits = { $users } **O plano { DE($name) } não funciona mais, e é a vez { DE($name) }.**
plan-has = tem um plano
plan-none = Planeje agora o seu próximo turno, para ninguém ter que esperar por você. Só você vê o plano, e pode mudar tudo quando quiser.
plan-no-plan = Sem plano
plan-lines =
    { $count ->
        [one] { $count } linha
       *[other] { $count } linhas
    }
plan-handed-over = Outra pessoa joga com { $name } por enquanto, então o plano { DE($name) } não vale.

## Condições

plan-share =
    { $percent ->
        [25] um quarto
        [50] a metade
        [75] três quartos
       *[other] { $percent }%
    }
plan-condition-self-below = sua saúde está abaixo { DE($share) }
plan-condition-friend-below = a saúde de um aliado está abaixo { DE($share) }
plan-condition-friend-down = um aliado caiu
plan-condition-enemy-near = há um inimigo ao seu lado
plan-condition-stands = { $name } ainda está de pé
plan-condition-enemies-at-least =
    { $count ->
        [one] pelo menos { $count } inimigo ainda está de pé
       *[other] pelo menos { $count } inimigos ainda estão de pé
    }
plan-condition-round-from = é a rodada { $round } ou depois
plan-condition-left = você ainda tem pelo menos { $amount }
plan-if = Se { $condition }

## Alvos

plan-target-near-enemy = um inimigo ao seu lado
plan-target-most-hurt-enemy = o inimigo mais ferido
plan-target-any-enemy = qualquer inimigo
plan-target-most-hurt-friend = o aliado mais ferido
plan-target-fallen-friend = um aliado caído
plan-target-self = você
plan-has-left = alguém que saiu
plan-or-else = { $first }, senão { $next }
plan-to-square = { $act } até { $square }
plan-defend = Defender

## O plano em palavras

plan-line = Se { $conditions }: **{ $act }**.
plan-line-always = { $act }.
plan-otherwise-end-turn = Se nada disso der certo, seu turno acaba.
plan-otherwise-tell-me = Se nada disso der certo, eu chamo você.
plan-use-at-once = O plano começa assim que for a sua vez.
plan-use-late = O plano só começa quando o seu tempo acabar.
plan-spends-nothing = O plano só gasta o que volta a cada turno.
plan-spends = O plano pode gastar até { $amounts } por turno, além do que volta a cada turno.

## Botões

plan-preset-guard-when-low = Defender com pouca vida
plan-preset-fight-on = Continuar lutando
plan-preset-friends-first = Curar aliados antes
plan-preset-only-guard = Só defender
plan-keep = Usar este plano
plan-add = Adicionar linha
plan-try = Prévia
plan-play-now = Jogar agora
plan-drop = Apagar plano

## Menus

plan-when = Se… (até duas condições)
plan-act = Então…
plan-may-spend = pode gastar { $amount }
plan-change = Mudar o plano…
plan-change-at-once = Só começar quando meu tempo acabar
plan-change-late = Começar assim que for a minha vez
plan-change-end-turn = Se nada der certo, me chamar
plan-change-tell-me = Se nada der certo, encerrar meu turno
plan-remove-line = Remover linha { $line }: { $text }

## O que acabou de ser feito

plan-kept = -# Plano salvo.
plan-line-removed = -# Linha removida.
plan-dropped = -# Plano apagado.
plan-full = -# Um plano tem no máximo cinco linhas. Remova uma para adicionar outra.
plan-tried = Agora o plano começaria com: **{ $act }**.
plan-tried-end = Agora seu turno simplesmente acabaria.
plan-tried-unfit = Agora nada no plano funciona, então eu chamaria você.
plan-skipped = -# A linha { $line } é pulada: { $why }.
plan-why-not-offered = você não pode fazer isso agora
plan-why-no-target = não há alvo
plan-why-no-way = todo caminho até esse quadrado arrisca um ataque
plan-why-not-allowed = custa mais do que o plano pode gastar
plan-why-asks = haveria uma pergunta para você
