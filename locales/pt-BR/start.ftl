### Começar um combate: a primeira mensagem em um servidor, a escolha de um jogo, combates rápidos, e dicas únicas.

welcome =
    { "" }**Fray: combate jogado pelo chat**
    Cuido dos turnos, rolo os dados e faço as contas. Comece um combate aqui e convide seus jogadores, ou experimente antes por conta própria.
welcome-practice = Praticar
welcome-help = Ajuda
start-fight = Começar combate
start-title =
    ### Começar um combate
    Quem conduz é você. Qual jogo?
start-played-last = -# o último jogado aqui
start-how = ### { $ruleset }: como você quer começar?
start-quick = Combate rápido
start-about-quick =
    { "" }**Combate rápido**
    -# cada um ganha um personagem pronto, e eu acho inimigos à altura
start-empty = Do zero
start-about-empty =
    { "" }**Do zero**
    -# você escolhe os personagens, as criaturas e o mapa
start-about-scenes =
    { "" }**Cena preparada**
    -# dos pacotes deste servidor
start-back = Outro jogo…
quick-name = Combate rápido
quick-how-to = -# Jogadores: **Entrar** dá um personagem pronto. Mestre: **Começar** traz inimigos à altura e inicia o combate.
quick-begin =
    { $players ->
        [0] Começar
        [one] Começar ({ $players } jogador)
       *[other] Começar ({ $players } jogadores)
    }
quick-no-one = Ninguém entrou ainda. Toque em **Entrar** para jogar também, e depois em **Começar**.
quick-joined =
    ### Você joga com { $name }
    { $about }
    Eu chamo quando for a sua vez. O mestre começa quando todos estiverem aqui.
quick-joined-gm =
    ### Você joga com { $name }
    { $about }
    Toque em **Começar** quando todos estiverem aqui.
start-first-turn = -# Seu primeiro turno: toque no que quer fazer, ou escreva com **Fazer…**. **Mais…** tem todo o resto, e **{ $end }** encerra.
start-never-played =
    { "" }**Nunca jogou?**
    -# dois minutos com um boneco de treino, só para você

## Um combate em um tópico próprio

thread-notice = { $gm } começou **{ $name }** em um tópico. Entre por lá.
thread-opened = **{ $name }** tem um tópico próprio: { $thread }
thread-stays = O tópico { $thread } já está aberto. Para tentar de novo, use `/encounter start` nele.

## /setup defaults: com o que começam novos encontros

defaults-title-server =
    ### Novos encontros neste servidor
    Começam assim, a menos que o mestre escolha outra coisa.
defaults-title-channel =
    ### Novos encontros neste canal
    Começam assim, a menos que o mestre escolha outra coisa.
defaults-change = Mudar…
defaults-to-server = Para o servidor…
defaults-to-channel = Para este canal…
defaults-reset = Redefinir
defaults-back = Voltar
defaults-as-server = Como no servidor
defaults-form-settings = Digitar ajustes…
defaults-form-pace = Definir tempo…
defaults-of-server =
    { $value }
    -# como no servidor
defaults-name-system = Jogo
defaults-name-settings = Ajustes
defaults-name-pace = Tempo por turno
defaults-name-secrecy = Saúde das criaturas
defaults-name-map = Mapa
defaults-name-place = Onde se joga
defaults-about-system = Com um jogo escolhido aqui, *Começar combate* não pergunta qual.
defaults-about-settings = Regras da casa e opções de exibição, como em `/encounter start settings:`.
defaults-about-pace = Quanto um turno pode levar, e o que acontece quando o tempo acaba.
defaults-about-secrecy = Quanto os jogadores veem da saúde das criaturas.
defaults-about-map = O mapa desenhado quando um encontro começa.
defaults-about-place = No canal, ou em um novo tópico para cada encontro.
defaults-settings-hint = Deixe em branco para jogar como no livro.
defaults-as-in-book = Como no livro
defaults-ask-system = Perguntar sempre
defaults-no-timer = Sem tempo limite
defaults-no-map = Sem mapa
defaults-place-channel = No canal
defaults-place-thread = Em um tópico
defaults-secrecy-exact = Números exatos
defaults-secrecy-words = Em palavras
defaults-secrecy-hidden = Em segredo
